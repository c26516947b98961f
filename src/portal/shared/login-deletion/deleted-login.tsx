import { useQuery } from '@tanstack/react-query'
import { getLoginDeletion } from '#generated/identity/operations/getLoginDeletion.ts'
import { query } from '#portal/api/call.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { RestoreLoginButton } from './restore-login-button.tsx'

/** For someone who has deleted their login, and comes back within the days in which it can be restored. */
export function DeletedLogin() {
  const { data } = useQuery(query(getLoginDeletion))
  if (!data?.deletion) return null
  return (
    <section aria-label="Your login is being deleted">
      <Alert tone="warning" title="You deleted your login" action={<RestoreLoginButton />}>
        It is erased on {dayText(data.deletion.erased_from)}. Until then, you can restore it. Opening or
        joining an account restores it too.
      </Alert>
    </section>
  )
}
