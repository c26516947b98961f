import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { getSelfProfile, updateProfile } from '#generated/identity/operations.ts'
import { keyOf } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { profileQuery } from './queries.ts'

const loadSchema = async () => {
  const { zUpdateProfileBody } = await import('#generated/identity/zod.ts')
  return z.pick(zUpdateProfileBody, { first_name: true, last_name: true, phone: true, company: true })
}

/** The first step: the new customer's profile. */
export function YouForm({ onSaved, skip }: { onSaved: () => void; skip: ReactNode }) {
  const client = useQueryClient()
  const profile = useQuery(profileQuery)
  if (profile.isError)
    return (
      <ErrorState
        title="Your profile could not be loaded"
        reason={messageOf(profile.error)}
        pending={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    )
  if (!profile.data) return <Skeleton className="h-64 w-full" />
  const { first_name = '', last_name = '', phone = '', company = '' } = profile.data
  return (
    <OperationForm
      label="About you"
      operation={updateProfile}
      schema={loadSchema}
      defaultValues={{ first_name, last_name, phone, company }}
      // The whole profile is sent: fields that are not in this form keep their values.
      toBody={you => ({ ...profile.data, ...you })}
      onDone={saved => {
        saveCached(client, profileQuery.queryKey, saved)
        void client.invalidateQueries({ queryKey: keyOf(getSelfProfile) })
        onSaved()
      }}
      submitLabel="Continue"
      secondary={skip}
    >
      {fields => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <fields.Text name="first_name" label="First name" autoComplete="given-name" />
            <fields.Text name="last_name" label="Last name" autoComplete="family-name" />
          </div>
          <fields.Text name="phone" type="tel" label="Phone" autoComplete="tel" />
          <fields.Text name="company" label="Company" autoComplete="organization" />
        </>
      )}
    </OperationForm>
  )
}
