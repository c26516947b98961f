import { Link } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import { usTrial } from '#portal/content/us-plans.ts'
import { closeBanner } from '#portal/features/site/banner-closed.ts'

export function PromoBanner({ onClosed }: { onClosed: () => void }) {
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
        className="absolute inset-y-0 right-2 my-auto grid size-8 place-items-center rounded-sm outline-on-sign hover:bg-on-sign/15 [@media(scripting:none)]:hidden"
        onClick={() => {
          closeBanner()
          onClosed()
        }}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
