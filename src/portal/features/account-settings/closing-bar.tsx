import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { restoreAccount } from '#generated/authorization/operations/restoreAccount.ts'
import { useCan } from '#portal/api/can.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { RestoreButton } from './restore-button.tsx'

/** What `ClosingBanner` shows. */
export default function ClosingBar({ closes }: { closes: string }) {
  const can = useCan(restoreAccount)
  return (
    <section
      aria-label="This account is being closed"
      className="border-b border-danger bg-danger-soft py-2.5"
    >
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
        <p className="min-w-0 flex-1 basis-64">
          This account is being closed. Its keys don’t work, and nothing can be changed. It is erased on{' '}
          <strong>{dayText(closes)}</strong>.{' '}
          {can.allowed ? (
            <Link to="/account/settings" className="underline">
              Export its data
            </Link>
          ) : (
            'An owner can restore it until then.'
          )}
        </p>
        {can.allowed && <RestoreButton />}
      </div>
    </section>
  )
}
