import { type ComponentType, useState } from 'react'

/**
 * Opens the contact panel, at the same place on every page (WCAG 3.2.6). Every page loads this, so all behind it
 * loads with the first press. Without scripts, and where they don't load, it leads to the page of the form.
 */
export function ContactLauncher() {
  const [[presses, Panel], setPanel] = useState<[number, ComponentType<{ presses: number }>?]>([0])
  return (
    <aside aria-label="Help">
      <a
        href="/contact/support"
        aria-haspopup="dialog"
        className="contact-launcher"
        onClick={event => {
          const { href } = event.currentTarget
          event.preventDefault()
          import('./contact-panel.tsx').then(
            ({ ContactPanel }) => setPanel(([earlier]) => [earlier + 1, ContactPanel]),
            () => location.assign(href),
          )
        }}
      >
        <span>Contact us</span>
      </a>
      {Panel && <Panel presses={presses} />}
    </aside>
  )
}
