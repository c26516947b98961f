import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { afterPress } from '#portal/ui/after-press.ts'
import { cx } from '#portal/ui/classes.ts'
import { controlClass, Field, type FieldProps, type SteadyProps } from '#portal/ui/input/field.tsx'

export type PasswordFieldProps = FieldProps &
  SteadyProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { aside?: ReactNode }

export function PasswordField({
  label,
  hint,
  error,
  isLabelHidden,
  isOptional,
  className,
  isSteady,
  aside,
  onKeyDown,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)

  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <Field {...{ label, hint, error, isLabelHidden, isOptional, className, isSteady, aside }}>
      {control => (
        <>
          <div className="relative">
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              className={cx(controlClass, 'h-10 pr-11')}
              onKeyDown={event => {
                watchCapsLock(event)
                onKeyDown?.(event)
              }}
              onKeyUp={watchCapsLock}
              onBlur={event => {
                // The message moves what is below it.
                afterPress(() => setCapsLock(false))
                onBlur?.(event)
              }}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label="Show password"
              className="absolute inset-y-1 right-1 grid w-8 place-items-center rounded-sm text-faint hover:bg-hover hover:text-ink"
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
            </button>
          </div>
          <p role="status" className={isCapsLock ? 'text-sm text-warning' : 'sr-only'}>
            {isCapsLock ? 'Caps Lock is on.' : ''}
          </p>
        </>
      )}
    </Field>
  )
}
