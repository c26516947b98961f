import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getSelfProfile, updateProfile } from '#generated/identity/operations.ts'
import { call, keyOf } from '#portal/api/call.ts'
import { toFormError } from '#portal/api/errors.ts'
import { reportProfileFailure } from '#portal/api/report.ts'
import type { Input } from '#portal/api/types.ts'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import { toast } from '#portal/ui/toast.ts'
import { LoadedSection } from './loaded-section.tsx'
import { isSameProfile, PROFILE_FIELDS, type Profile } from './model.ts'
import { profileQuery } from './queries.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

const loadSchema = async () => (await import('#generated/identity/zod.ts')).zUpdateProfileBody

type Body = Input<NonNullable<(typeof updateProfile)['type']>>['body']

/** Who the person is, in their own words. */
export function ProfileSection() {
  const profile = useQuery(profileQuery)
  const { error } = profile
  useEffect(() => {
    if (error) reportProfileFailure(error)
  }, [error])
  return (
    <Card title="Profile" description="How we address you. All of it is optional.">
      <LoadedSection query={profile} title="Your profile could not be loaded" rows={3}>
        {saved => <ProfileForm saved={saved} />}
      </LoadedSection>
    </Card>
  )
}

function ProfileForm({ saved }: { saved: Profile }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(saved)
  // Counts the times that the form was emptied of its changes: another number makes another form.
  const [round, setRound] = useState(0)
  const save = useMutation({
    mutationFn: (body: Body) => call(updateProfile, { body }),
    onSuccess: answer => {
      client.setQueryData(profileQuery.queryKey, answer)
      void client.invalidateQueries({ queryKey: keyOf(getSelfProfile) })
      toast.success('Profile saved.')
    },
  })
  const isChanged = !isSameProfile(typed, saved)
  return (
    <>
      <UnsavedGuard isUnsaved={isChanged && !save.isPending} />
      <Form
        key={round}
        label="Profile"
        schema={loadSchema}
        defaultValues={saved}
        onTyped={setTyped}
        onSubmit={body => save.mutate(body)}
        error={toFormError(save.error, PROFILE_FIELDS)}
        pending={save.isPending}
        submitLabel="Save profile"
        disabledReason={isChanged ? undefined : 'Nothing has changed yet.'}
        secondary={
          isChanged ? (
            <Button
              variant="ghost"
              onClick={() => {
                setTyped(saved)
                setRound(round + 1)
                save.reset()
              }}
            >
              Discard changes
            </Button>
          ) : null
        }
      >
        {fields => (
          <div className="grid gap-5 sm:grid-cols-2">
            <fields.Text name="first_name" label="First name" autoComplete="given-name" />
            <fields.Text name="last_name" label="Last name" autoComplete="family-name" />
            <fields.Text name="company" label="Company" autoComplete="organization" />
            <fields.Text name="position" label="Position" autoComplete="organization-title" />
            <fields.Text name="phone" type="tel" label="Phone" autoComplete="tel" />
            <fields.Text name="website" label="Website" autoComplete="url" inputMode="url" />
          </div>
        )}
      </Form>
    </>
  )
}
