import { CircleAlert, CircleCheck, Info } from 'lucide-react'

/** How a notice went, at a glance. */
export const toneIcons = {
  success: <CircleCheck aria-hidden="true" className="size-4 text-accent" />,
  info: <Info aria-hidden="true" className="size-4 text-faint" />,
  error: <CircleAlert aria-hidden="true" className="size-4 text-danger" />,
}
