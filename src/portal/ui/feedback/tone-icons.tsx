import { CircleAlert, CircleCheck, Info } from 'lucide-react'

/** The outcome of a notice, at a glance. */
export const toneIcons = {
  success: <CircleCheck aria-hidden="true" className="size-4 text-accent" />,
  info: <Info aria-hidden="true" className="size-4 text-faint" />,
  error: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
}
