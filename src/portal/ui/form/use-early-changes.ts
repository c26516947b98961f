import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back once if a visitor has changed prerendered controls before the scripts ran: with the values of
 * those that changed, by their names.
 */
export function useEarlyChanges(
  root: RefObject<HTMLElement | null>,
  onChanges: (values: ReadonlyMap<string, string>) => void,
): void {
  const tell = useEffectEvent(onChanges)
  useEffect(() => {
    const controls = [...(root.current?.querySelectorAll('input') ?? [])]
    const changed = controls.filter(control =>
      control.type === 'radio' || control.type === 'checkbox'
        ? control.checked && !control.defaultChecked
        : control.value !== control.defaultValue,
    )
    if (changed.length > 0) tell(new Map(changed.map(({ name, value }) => [name, value])))
  }, [root])
}
