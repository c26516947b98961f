import { useState } from 'react'
import * as z from 'zod/mini'
import { zAppCode, zFactorCode } from '#generated/identity/zod.ts'
import type { FormError } from '#portal/api/errors/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Form } from '#portal/ui/form/form.tsx'

const schemas = { app: z.object({ code: zAppCode }), recovery: z.object({ code: zFactorCode }) }

// Focuses the field; defined once, so that it runs once for each field.
const focus = (input: HTMLInputElement | null) => input?.focus()

/** The second step of a login: after the right password, a code from the app or a recovery code. */
export function CodeStep({
  username,
  onCode,
  onBack,
  pending,
  error,
}: {
  username: string
  onCode: (code: string) => void
  onBack: () => void
  pending: boolean
  error: FormError | null
}) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const isApp = kind === 'app'
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-base">Two-step verification</h2>
        <p className="text-muted">
          The password of <span className="font-medium break-all text-ink">{username}</span> is right. One
          more step.
        </p>
      </div>
      <Form
        key={kind}
        schema={schemas[kind]}
        defaultValues={{ code: '' }}
        onSubmit={({ code }) => onCode(code)}
        error={error}
        pending={pending}
        submitLabel="Log In"
        isWide
      >
        {fields =>
          isApp ? (
            <fields.Text
              name="code"
              label="Code"
              hint="The six digits in your authenticator app."
              autoComplete="one-time-code"
              inputMode="numeric"
              ref={focus}
            />
          ) : (
            <fields.Text
              name="code"
              label="Recovery code"
              hint="One of your ten recovery codes. Each works once."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              ref={focus}
            />
          )
        }
      </Form>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onBack}>
          Back
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
      </div>
    </div>
  )
}
