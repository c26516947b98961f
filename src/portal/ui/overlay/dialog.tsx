import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { ASK, TYPED } from './ask-to-discard.ts'
import { Modal } from './modal.tsx'

export interface DialogProps {
  open: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. A form has its own and leaves this out. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Input or work in progress would be lost, so a press outside does not close it. */
  isSticky?: boolean
  /** What is entered takes effect at once, so closing it loses nothing. */
  isSavedAtOnce?: boolean
  /** Something has to be done first: until then nothing but the footer closes it, and there is no close button. */
  isHeld?: boolean
}

const widths = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl' }

/**
 * A modal with a title. The content exists only while it is open, so a form in it starts fresh each time. Escape, and
 * a press outside, ask once before input is discarded; Close and Cancel say what they do.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'sm',
  isSticky,
  isSavedAtOnce = false,
  isHeld = false,
}: DialogProps) {
  const titleId = useId()
  const descriptionId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useInput(dialog)
  const [isAsking, setAsking] = useState(false)

  function leave() {
    if (isAsking || isSavedAtOnce || !input.isThere()) onClose()
    else setAsking(true)
  }

  useLayoutEffect(() => {
    const element = dialog.current
    // The native close button would be focused first; in a form, the first field is where the work starts.
    const find = (which: string) => element?.querySelector<HTMLElement>(which)
    ;(find('[autofocus], [data-autofocus]') ?? find('form :is(input, select, textarea)'))?.focus()
    element?.addEventListener(ASK, () => setAsking(true))
  }, [])

  return (
    <Modal
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] animate-pop overflow-y-auto rounded-xl bg-raised p-0 text-sm shadow-float ring-1 ring-line backdrop:animate-fade backdrop:bg-[oklch(0.15_0.01_165/0.5)]',
        widths[size],
      )}
      onLeave={leave}
      {...{ isSticky, isHeld }}
      // A browser closes a dialog itself when Escape follows Escape.
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose()
      }}
      onFocus={input.remember}
      onInput={event => {
        input.note(event)
        dialog.current?.toggleAttribute(TYPED, !isSavedAtOnce && input.isThere())
        setAsking(false)
      }}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-1.5">
            <h2 id={titleId} className="text-lg leading-6">
              {title}
            </h2>
            {description && (
              <p id={descriptionId} className="text-muted">
                {description}
              </p>
            )}
          </div>
          {!isHeld && (
            <IconButton
              label="Close"
              size="sm"
              icon={<X className="size-4" />}
              className="-mt-1 -mr-1"
              onClick={onClose}
            />
          )}
        </header>
        {isAsking && (
          <Alert
            tone="warning"
            title="Discard your input?"
            className="sticky top-4 z-10"
            action={
              <>
                <Button size="sm" onClick={onClose}>
                  Discard
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
                  Keep editing
                </Button>
              </>
            }
          >
            Press Escape again to discard it.
          </Alert>
        )}
        {children}
        {footer && <footer className="flex flex-wrap justify-end gap-2">{footer}</footer>}
      </div>
    </Modal>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value

/**
 * Whether a dialog has input that closing it would lose: a field that differs from what it held when it got the
 * focus, or a frame, whose fields are not ours to read, that had the focus.
 */
function useInput(dialog: { readonly current: HTMLDialogElement | null }) {
  const before = useRef(new Map<Control, string>())
  const changed = useRef(new Set<Control>())
  const isFrameUsed = useRef(false)
  useEffect(() => {
    const onBlur = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLIFrameElement && dialog.current?.contains(activeElement))
        isFrameUsed.current = true
    }
    addEventListener('blur', onBlur)
    return () => removeEventListener('blur', onBlur)
  }, [dialog])
  return {
    remember({ target }: { target: EventTarget }) {
      if (isControl(target) && !before.current.has(target)) before.current.set(target, stateOf(target))
    },
    note({ target }: FormEvent) {
      if (isControl(target)) changed.current.add(target)
    },
    /** Fields of an earlier step are gone, and with them what they were for. */
    isThere: () =>
      (isFrameUsed.current && dialog.current?.querySelector('iframe') !== null) ||
      [...changed.current].some(
        control => control.isConnected && stateOf(control) !== (before.current.get(control) ?? ''),
      ),
  }
}
