import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#portal/ui/input/search-field.tsx'

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
  /** What the address has, and then what was sent there and is not in it yet. */
  const sent = useRef([value])

  useEffect(() => {
    const at = sent.current.indexOf(value)
    if (at >= 0) {
      sent.current = sent.current.slice(at)
      return
    }
    // Back, forward and "clear filters" change the address from outside.
    sent.current = [value]
    setTyped(value)
  }, [value])

  useEffect(() => {
    const text = typed.trim()
    if (text === sent.current.at(-1)) return
    const page = window.location.pathname
    const timer = setTimeout(() => {
      // The next page may still be loading under this one, and a change of the address here would call it off.
      if (window.location.pathname !== page) return
      sent.current.push(text)
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
