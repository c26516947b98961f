import { supportEmail } from '#portal/content/site.ts'
import { cx } from '#portal/ui/cx.ts'

/** The way that is always open: for a browser without scripts, and when the form could not be taken. */
export function WithoutScripts({ isFailure = false }: { isFailure?: boolean }) {
  return (
    <p className={cx('text-muted', !isFailure && 'hidden [@media(scripting:none)]:block')}>
      {isFailure
        ? 'What you typed is still here. Try again, or write to '
        : 'This form needs JavaScript. Without it, write to '}
      <a
        href={`mailto:${supportEmail}`}
        className="rounded-xs text-accent break-words underline underline-offset-4"
      >
        {supportEmail}
      </a>
      .
    </p>
  )
}
