import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { restoreAccount } from '#generated/authorization/operations/restoreAccount.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { RestoreLoginButton } from '#portal/shared/login-deletion/restore-login-button.tsx'
import { RestoreButton } from './restore-button.tsx'

/** What `ClosingBanner` shows: someone without an account is told of their login. */
export default function ClosingBar({ closes }: { closes: string }) {
  const { data: session } = useQuery(sessionQuery)
  return session?.accountId === null ? <LoginBar closes={closes} /> : <AccountBar closes={closes} />
}

function AccountBar({ closes }: { closes: string }) {
  const can = useCan(restoreAccount)
  return (
    <Bar label="This account is being closed" action={can.allowed && <RestoreButton />}>
      This account is being closed. Its keys don’t work, and nothing can be changed. It is erased on{' '}
      <strong>{dayText(closes)}</strong>.{' '}
      {can.allowed ? (
        <Link to="/account/settings" className="underline">
          Export its data
        </Link>
      ) : (
        'An owner can restore it until then.'
      )}
    </Bar>
  )
}

function LoginBar({ closes }: { closes: string }) {
  return (
    <Bar label="Your login is being deleted" action={<RestoreLoginButton />}>
      You deleted your login. It is erased on <strong>{dayText(closes)}</strong>. Opening or joining an
      account restores it too.
    </Bar>
  )
}

function Bar({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-danger bg-danger-soft py-2.5">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
        <p className="min-w-0 flex-1 basis-64">{children}</p>
        {action}
      </div>
    </section>
  )
}
