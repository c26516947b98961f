import { Link } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import { usTrial } from '#portal/content/pricing/us-trial.ts'

/** The announcement above the header. `bannerScript` closes it, so that it needs no other script. */
export function PromoBanner() {
  return (
    <div className="relative bg-sign text-on-sign in-data-banner-closed:hidden">
      <Link
        to="/pricing"
        className="mx-auto flex min-h-10 max-w-[76rem] items-center justify-center gap-2 px-12 py-1.5 text-center text-sm font-medium -outline-offset-4 outline-on-sign hover:underline"
      >
        New {usTrial.days}-day free trial
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </Link>
      <button
        type="button"
        aria-label="Close the announcement"
        data-close-banner=""
        className="absolute inset-y-0 right-2 my-auto grid size-8 place-items-center rounded-sm outline-on-sign hover:bg-on-sign/15 [@media(scripting:none)]:hidden"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
