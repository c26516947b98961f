import { useEffect, useState } from 'react'
import { contextWords, MIN_SCORE, scoredPart } from '#domain/identity/password-rules.ts'
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

// The estimate loads with the first key. Only the server has the list of common passwords and makes the final
// check.
const loadEstimator = async () => new (await import('@zxcvbn-ts/core')).ZxcvbnFactory()
let estimator: ReturnType<typeof loadEstimator> | undefined

/** How hard a new password is to guess, in words and in four steps. */
export function PasswordStrength({ password, username = '' }: { password: string; username?: string }) {
  const [score, setScore] = useState<number>()
  useEffect(() => {
    if (!password) return setScore(undefined)
    let isCurrent = true
    estimator ??= loadEstimator()
    estimator.then(
      it => {
        if (isCurrent) setScore(it.check(scoredPart(password), contextWords(username)).score)
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
  const isGood = score !== undefined && score >= MIN_SCORE
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {STEPS.map(step => (
          <span
            key={step}
            className={cx(
              'h-1 rounded-full transition-colors',
              score !== undefined && score >= step ? (isGood ? 'bg-accent' : 'bg-warning') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className={cx('min-h-5 text-sm', isGood ? 'text-accent' : 'text-warning')}>
        {score === undefined ? '' : WORDS[score]}
      </p>
    </div>
  )
}
