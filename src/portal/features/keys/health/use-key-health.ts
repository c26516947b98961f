import { useEffect, useState } from 'react'
import type { SurveyedKey } from '#generated/security/types.ts'
import { examine, type Patient } from './examined-keys.ts'
import { toExaminedKey } from './model.ts'

/** Milliseconds of work at a time, which nobody feels. */
const SLICE = 12

/** The survey keeps the object of a key that is as it was, so that after a fix one key alone is judged anew. */
const known = new WeakMap<SurveyedKey, Patient>()

/** Judges all keys, a slice at a time: an account can have 20,000. Undefined until it is done for the first time. */
export function useExamination(keys: readonly SurveyedKey[] | undefined): Patient[] | undefined {
  const [patients, setPatients] = useState<Patient[]>()
  useEffect(() => {
    if (!keys) return
    let isStale = false
    const now = new Date()
    void (async () => {
      const judged: Patient[] = []
      let start = performance.now()
      for (const key of keys) {
        // Of a deleted key there is nothing to say.
        if (key.recovery_deadline !== null) continue
        const patient = known.get(key) ?? examine(toExaminedKey(key), now)
        known.set(key, patient)
        judged.push(patient)
        if (performance.now() - start < SLICE) continue
        await new Promise(resolve => setTimeout(resolve))
        if (isStale) return
        start = performance.now()
      }
      setPatients(judged)
    })()
    return () => {
      isStale = true
    }
  }, [keys])
  return patients
}
