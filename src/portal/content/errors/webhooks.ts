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
  'too-many-log-streams': {
    title: 'The account has too many log streams',
    meaning: 'An account can have five log streams.',
    cause: 'Each stream counts, paused ones included.',
    fix: 'Delete a stream that you no longer need, or have one of them send both logs.',
  },
  'log-stream-changed': {
    title: 'Someone changed the stream meanwhile',
    meaning: 'The stream isn’t the one that you changed, so nothing was overwritten.',
    cause: 'Another person has changed it after you opened it.',
    fix: 'Get the stream again, and make your change from its current `version`.',
  },
  'log-stream-setting-unused': {
    title: 'The stream has no such setting',
    meaning: 'The setting belongs to another kind of stream.',
    cause: 'For example, a bucket was sent for a stream to Splunk.',
    fix: 'Leave the setting out, or choose the kind that has it.',
  },
  'log-stream-secret-required': {
    title: 'The secret has to be entered again',
    meaning:
      'The address leads to another server, and a stream doesn’t send its secret to one that it wasn’t entered for.',
    cause: 'The address was changed, and no secret came with it.',
    fix: 'Send the secret of the new destination along.',
  },
  'log-stream-credentials-rejected': {
    title: 'The destination rejected the credentials',
    meaning: 'It responded to a test record with 401 or 403, so the stream wasn’t saved.',
    cause: 'The token, the key, or its rights are wrong, or it has expired.',
    fix: 'Make credentials that may write there, and enter them.',
  },
  'log-stream-setting-rejected': {
    title: 'The destination doesn’t know a setting',
    meaning:
      'It responded to a test record that it doesn’t know the bucket, region, or index, so the stream wasn’t saved.',
    cause: 'The name is misspelled, or the bucket or index doesn’t exist yet.',
    fix: 'Create it, or correct its name.',
  },
  'log-stream-failed': {
    title: 'The destination didn’t take a test record',
    meaning: 'Its status wasn’t 2xx, so the stream wasn’t saved.',
    cause: 'The address leads elsewhere, or the destination has a problem.',
    fix: 'Check the address and the log of your destination.',
  },
  'log-stream-unreachable': {
    title: 'The destination can’t be reached',
    meaning: 'There was no response to a test record, so the stream wasn’t saved.',
    cause: 'Nothing listens at the address, a firewall is in the way, or it took more than ten seconds.',
    fix: 'Check the address, and let our calls through.',
  },
} satisfies Partial<Record<string, ErrorHelp>>
