import { useEffect, useState } from 'react'

/** Whole seconds until a moment, in milliseconds of the clock; 0 once it has passed, or without one. */
export function useCountdown(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (moment === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
}
