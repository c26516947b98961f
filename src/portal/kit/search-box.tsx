import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#portal/ui/search-field.tsx'

/** Milliseconds without a key press before the search is sent. */
const PAUSE = 200

/** Input shows at once; the address, and with it the list, follows when the typing pauses. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  className,
}: {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  className?: string
}) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    // Back, forward and "clear filters" change the address from outside.
    if (value !== sent.current) {
      sent.current = value
      setTyped(value)
    }
  }, [value])

  useEffect(() => {
    const text = typed.trim()
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onChange(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, onChange])

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      {...(className && { className })}
    />
  )
}
