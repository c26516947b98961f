import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { reportProfileFailure } from '#portal/api/errors/report.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { isSameProfile, type Profile, profileQuery } from './profile.ts'

const loadSchema = async () => (await import('#generated/identity/zod.ts')).zUpdateProfileBody

/** The person's own details. */
export function ProfileSection() {
  const profile = useQuery(profileQuery)
  const { error } = profile
  useEffect(() => {
    if (error) reportProfileFailure(error)
  }, [error])
  return (
    <Card title="About you" description="How we address you. Everything is optional.">
      <Loaded query={profile} what="Your profile" rows={3}>
        {saved => <ProfileForm saved={saved} />}
      </Loaded>
    </Card>
  )
}

function ProfileForm({ saved }: { saved: Profile }) {
  const [typed, setTyped] = useState(saved)
  // Counts how often the changes were discarded: a new number creates a new form.
  const [round, setRound] = useState(0)
  const isChanged = !isSameProfile(typed, saved)
  return (
    <>
      <UnsavedGuard isUnsaved={isChanged} />
      <OperationForm
        key={round}
        form={{
          operation: updateProfile,
          schema: loadSchema,
          defaultValues: saved,
          onValuesChange: setTyped,
          invalidates: [getProfile, getSelfProfile],
          onDone: () => toast.success('Profile saved.'),
        }}
        label="Profile"
        submitLabel="Save profile"
        disabledReason={isChanged ? undefined : 'Nothing has changed yet.'}
        secondary={
          isChanged ? (
            <Button
              variant="ghost"
              onClick={() => {
                setTyped(saved)
                setRound(round + 1)
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
      </OperationForm>
    </>
  )
}

/** Asks for confirmation before a person leaves a page with unsaved changes, in any way. */
function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // Another section of the same page is not another page.
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      onClose={() => reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave anyway"
      onConfirm={() => proceed?.()}
    >
      <p>Your profile changes aren’t saved.</p>
    </ConfirmDialog>
  )
}
