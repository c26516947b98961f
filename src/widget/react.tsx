import { type ComponentProps, type Ref, useEffect, useRef } from 'react'
import type { FieldOptions, GatewayOptions, Source } from './types.ts'

type Origin = GatewayOptions | { source: Source }

export type AddressAutocompleteProps = Omit<ComponentProps<'input'>, 'onError' | 'ref'> &
  FieldOptions &
  Origin & { inputRef?: Ref<HTMLInputElement> | undefined }

/**
 * An input that suggests addresses. It takes the attributes of an input, controlled or not; the code for suggestions
 * loads when the input first gets the focus.
 */
export function AddressAutocomplete(props: AddressAutocompleteProps) {
  const { inputRef, fields, defaultCountry, labels, onAddress, onError, ...rest } = props
  const { origin, attributes } = splitOrigin(rest)
  const input = useRef<HTMLInputElement>(null)
  const host = useRef<HTMLSpanElement>(null)
  // What changes with each render is read when it's needed.
  const latest = useRef({ fields, labels, onAddress, onError, origin })
  useEffect(() => {
    latest.current = { fields, labels, onAddress, onError, origin }
  })
  const settings = JSON.stringify([fields, defaultCountry, 'source' in origin ? 'source' : origin])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings, as text, are what it depends on
  useEffect(() => {
    const [field, list] = [input.current, host.current]
    if (!field || !list) return undefined
    let detach: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const typed = field.value
      const [{ attachAutocomplete }, { gatewaySource }] = await Promise.all([
        import('./attach.ts'),
        import('./gateway-source.ts'),
      ])
      if (isOver) return
      const current = latest.current
      detach = attachAutocomplete(field, {
        host: list,
        source: 'source' in current.origin ? current.origin.source : gatewaySource(current.origin),
        fields: current.fields,
        defaultCountry,
        labels: current.labels,
        // The first letters may be faster than the code.
        isTyped: field.value !== typed && field.matches(':focus'),
        onAddress: address => latest.current.onAddress?.(address),
        onError: error => latest.current.onError?.(error),
      })
    }
    if (field.matches(':focus')) void start()
    else field.addEventListener('focus', start, { once: true })
    return () => {
      isOver = true
      field.removeEventListener('focus', start)
      detach?.()
    }
  }, [settings])

  return (
    <>
      <input
        {...attributes}
        ref={element => {
          input.current = element
          if (typeof inputRef === 'function') inputRef(element)
          else if (inputRef) inputRef.current = element
        }}
      />
      {/* Hidden until it has styles, or it would be an item of a flex box or a grid. */}
      <span ref={host} hidden />
    </>
  )
}

type Rest = Omit<AddressAutocompleteProps, 'inputRef' | keyof FieldOptions>

/** Where suggestions come from, apart from the attributes of the input. */
function splitOrigin(rest: Rest): { origin: Origin; attributes: ComponentProps<'input'> } {
  if ('source' in rest) {
    const { source, ...attributes } = rest as Rest & { source: Source }
    return { origin: { source }, attributes }
  }
  const { baseUrl, apiKey, license, onlyState, ...attributes } = rest as Rest & GatewayOptions
  return { origin: { baseUrl, apiKey, license, onlyState }, attributes }
}
