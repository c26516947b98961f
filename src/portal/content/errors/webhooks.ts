import type { ErrorHelp } from './help.ts'

export const webhooksHelp = {
  'too-many-webhooks': {
    title: 'The account has too many webhook endpoints',
    meaning: 'An account can have ten webhook endpoints.',
    cause: 'Each endpoint counts, paused ones included.',
    fix: 'Delete an endpoint that you no longer need, or give one of them more events.',
  },
  'webhook-address-not-public': {
    title: 'The address can’t be reached from the internet',
    meaning: 'Webhooks are sent only to public addresses, over https.',
    cause: 'The address is that of a private or local network, has a login in it, or begins with http.',
    fix: 'Use the public https address of your server. To try webhooks on your own machine, use a tunnel that gives it one.',
  },
  'webhook-changed': {
    title: 'Someone changed the endpoint meanwhile',
    meaning: 'The endpoint isn’t the one that you changed, so nothing was overwritten.',
    cause: 'Another person has changed it, or rotated its secret, after you opened it.',
    fix: 'Get the endpoint again, and make your change from its current `version`.',
  },
  'webhook-paused': {
    title: 'The endpoint is paused',
    meaning: 'Nothing is sent to a paused endpoint, so it can get no test event and no replay.',
    cause: 'Someone has paused it, or every delivery has failed for three days.',
    fix: 'Resume the endpoint. What has waited is sent then, in order.',
  },
} satisfies Partial<Record<string, ErrorHelp>>
