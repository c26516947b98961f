/** When a text was last changed. */
export function LastChanged({ day }: { day: string }) {
  return (
    <p className="text-sm text-faint">
      Last updated <Day day={day} />
    </p>
  )
}

/** `2026-11-22` as November 22, 2026, for every visitor, because the page is built once. */
export function Day({ day }: { day: string }) {
  const text = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{text}</time>
}
