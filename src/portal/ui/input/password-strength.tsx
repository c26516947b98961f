import { useEffect, useState } from 'react'
import { passwordStrength, type PasswordStrength as Strength } from '#domain/identity/password-strength.ts'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { cx } from '#portal/ui/classes.ts'

const WORDS = [
  'Very easy to guess',
  'Easy to guess',
  'Fairly easy to guess',
  'Hard to guess',
  'Very hard to guess',
]
const STEPS = [1, 2, 3, 4]

// Loads with the first key.
const loadEstimator = async () => (await import('./password-estimator.ts')).estimator
let estimator: ReturnType<typeof loadEstimator> | undefined

/** How hard a new password is to guess, in words and in four steps. */
export function PasswordStrength({ password, username = '' }: { password: string; username?: string }) {
  const [strength, setStrength] = useState<Strength>()
  useEffect(() => {
    if (!password) return setStrength(undefined)
    let isCurrent = true
    estimator ??= loadEstimator()
    estimator.then(
      it => {
        if (isCurrent) setStrength(passwordStrength(it, password, username))
      },
      error => {
        // The next key tries again.
        estimator = undefined
        ignoreMissingFile(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [password, username])
  const { score = 0, isAccepted = false } = strength ?? {}
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {STEPS.map(step => (
          <span
            key={step}
            className={cx(
              'h-1 rounded-full transition-colors',
              score >= step ? (isAccepted ? 'bg-accent' : 'bg-warning') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className={cx('min-h-5 text-sm', isAccepted ? 'text-accent' : 'text-warning')}>
        {strength && WORDS[score]}
      </p>
    </div>
  )
}
