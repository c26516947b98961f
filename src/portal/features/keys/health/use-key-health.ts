import { useEffect, useState } from 'react'
import type { SurveyedKey as WireSurveyedKey } from '#generated/security/types.ts'
import { toSurveyedKey } from '../shared/surveyed-key.ts'
import { healthOf, type KeyHealth } from './key-health.ts'

/** Milliseconds of work at a time, too short to notice. */
const SLICE = 12

/** The survey keeps the object of an unchanged key, so that after a fix only one key is checked again. */
const known = new WeakMap<WireSurveyedKey, KeyHealth>()

/** Checks all keys, a slice at a time: an account can have 20,000. Undefined until the first run is done. */
export function useKeyHealth(survey: readonly WireSurveyedKey[] | undefined): KeyHealth[] | undefined {
  const [keys, setKeys] = useState<KeyHealth[]>()
  useEffect(() => {
    if (!survey) return
    let isStale = false
    const now = new Date()
    void (async () => {
      const checked: KeyHealth[] = []
      let start = performance.now()
      for (const key of survey) {
        // A deleted key has no findings.
        if (key.recovery_deadline !== null) continue
        const health = known.get(key) ?? healthOf(toSurveyedKey(key), now)
        known.set(key, health)
        checked.push(health)
        if (performance.now() - start < SLICE) continue
        await new Promise(resolve => setTimeout(resolve))
        if (isStale) return
        start = performance.now()
      }
      setKeys(checked)
    })()
    return () => {
      isStale = true
    }
  }, [survey])
  return keys
}
