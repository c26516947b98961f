import { redeemLinkCode } from '#generated/identity/operations/redeemLinkCode.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import { Form } from '#portal/ui/form/form.tsx'
import { useAction } from '#portal/ui/use-action.ts'

// Validation and submission load with the first key; the form itself shows at once.
const loadCalls = () => import('#portal/api/call.ts')
async function loadSchema() {
  void loadCalls()
  return (await import('#generated/identity/zod.ts')).zRedeemLinkCodeBody
}

/** Takes the code of an email in place of its link, and then opens the page of the link as the link would. */
export default function LinkCodeForm() {
  const redeem = useAction({
    action: async (body: { email_address: string; link_code: string }) =>
      (await loadCalls()).call(redeemLinkCode, { body }),
    // On the page of the link, only the fragment changes, and the page follows it.
    onDone: ({ mailed_link: link }) => location.replace(link),
  })
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ email_address: '', link_code: '' }}
      onSubmit={body => void redeem.run(body)}
      error={toFormError(redeem.error, ['email_address', 'link_code'])}
      pending={redeem.isPending}
      submitLabel="Continue"
      isWide
    >
      {fields => (
        <>
          <fields.Text
            name="email_address"
            type="email"
            label="Email"
            hint="The one that the email was sent to."
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <fields.Text
            name="link_code"
            label="Code from the email"
            hint="Eight characters, such as 7KPF-3MQX."
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </>
      )}
    </Form>
  )
}
