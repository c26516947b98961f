import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs another one once no button of the pointer is pressed. Leaving a field by a press on a
 * button must not move that button: the press would end next to it, and do nothing.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    for (const type of ENDS_AND_START) addEventListener(type, note, true)
    return () => {
      for (const type of ENDS_AND_START) removeEventListener(type, note, true)
    }
  }, [])
  return useCallback(run => {
    if (!isPressed.current) return run()
    const end = new AbortController()
    const later = () => {
      end.abort()
      // The click comes in the same task.
      requestAnimationFrame(run)
    }
    for (const type of ENDS) addEventListener(type, later, { signal: end.signal })
  }, [])
}

const ENDS = ['pointerup', 'pointercancel']
const ENDS_AND_START = ['pointerdown', ...ENDS]
