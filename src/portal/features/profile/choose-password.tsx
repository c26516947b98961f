import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#portal/api/session/session.ts'
import { obtainToken } from '#portal/api/session/token.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { ChangePassword } from './password-section.tsx'
import { usernameQuery } from './queries.ts'

/** For a person who has logged in with a password that staff set: they can open nothing else. */
export function ChoosePassword({ onChosen }: { onChosen: () => void | Promise<void> }) {
  const client = useQueryClient()
  const username = useQuery(usernameQuery)
  return (
    <Loaded query={username} what="Your login" rows={3}>
      {name => (
        <ChangePassword
          username={name}
          isWide
          onChanged={async () => {
            // The current token has no account; a new one does.
            await obtainToken({ fresh: true })
            await client.refetchQueries({ queryKey: sessionQuery.queryKey })
            await onChosen()
          }}
        />
      )}
    </Loaded>
  )
}
