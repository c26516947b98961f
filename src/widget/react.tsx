import { type ComponentProps, type Ref, useEffect, useRef } from 'react'
import type { FieldOptions, GatewayOptions, Source } from './types.ts'

type Origin = GatewayOptions | { source: Source }

export type AddressAutocompleteProps = Omit<ComponentProps<'input'>, 'onError' | 'ref'> &
  FieldOptions &
  Origin & { inputRef?: Ref<HTMLInputElement> | undefined }

/** A change of these connects the input again. */
type Settings = Pick<FieldOptions, 'fields' | 'defaultCountry'> & { gateway?: GatewayOptions }

/**
 * An input that suggests addresses. It takes the attributes of an input, controlled or not; the code for suggestions
 * loads when the input first gets the focus.
 */
export function AddressAutocomplete(props: AddressAutocompleteProps) {
  const { inputRef, fields, defaultCountry, labels, onAddress, onError, ...rest } = props
  const { source, gateway, attributes } = splitOrigin(rest)
  const input = useRef<HTMLInputElement>(null)
  const host = useRef<HTMLSpanElement>(null)
  // What changes with each render is read when it's needed.
  const latest = useRef({ labels, onAddress, onError, source })
  useEffect(() => {
    latest.current = { labels, onAddress, onError, source }
  })
  // As text, because objects are new in each render.
  const settings = JSON.stringify({ fields, defaultCountry, gateway })

  useEffect(() => {
    const fixed: Settings = JSON.parse(settings)
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
      const ownSource = fixed.gateway ? gatewaySource(fixed.gateway) : latest.current.source
      if (isOver || !ownSource) return
      detach = attachAutocomplete(field, {
        host: list,
        source: ownSource,
        fields: fixed.fields,
        defaultCountry: fixed.defaultCountry,
        labels: latest.current.labels,
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
function splitOrigin(rest: Rest): {
  source?: Source
  gateway?: GatewayOptions
  attributes: ComponentProps<'input'>
} {
  if ('source' in rest) {
    const { source, ...attributes } = rest as Rest & { source: Source }
    return { source, attributes }
  }
  const { baseUrl, apiKey, license, onlyState, ...attributes } = rest as Rest & GatewayOptions
  return { gateway: { baseUrl, apiKey, license, onlyState }, attributes }
}
