import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { updateProfileTimeZone } from '#generated/notification/operations/updateProfileTimeZone.ts'
import type { ProfileTopics } from '#generated/notification/types.ts'
import { call } from '#portal/api/call.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Switch } from '#portal/ui/input/switch.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ownZone, zoneLabel } from '#portal/ui/time/zone-days.ts'
import { profileTopicsQuery } from './profile.ts'

/** What is sent, and when. */
const HINTS: Readonly<Record<Topic, string>> = {
  'usage-25': 'When a quarter of a subscription’s lookups are used.',
  'usage-50': 'When half are used.',
  'usage-70': 'When 70% are used.',
  'usage-90': 'When 90% are used, with what happens when they run out.',
  'usage-100': 'When none are left, and when lookups work again.',
  expiring: '30 days, 7 days, and 1 day before a subscription that doesn’t renew ends, and when it ends.',
  renewal:
    '30 and 7 days before a subscription renews, with the price and card. Also when renewal is turned off, a payment is overdue, or a card expires.',
  receipts: 'Payments due, failed payments, receipts, and refunds.',
  'key-limit':
    'When a limit of a key or an account is used to a share that the account has chosen: 80% and all of it at first.',
  security:
    'For owners: new keys and tokens, rotations, changes to members and roles, passkeys and two-step verification of members, and single sign-on.',
  'product-news': 'New products and changes to the ones you use.',
}

const GROUPS: { title: string; topics: readonly Topic[] }[] = [
  { title: 'Usage', topics: TOPICS.filter(topic => topic.startsWith('usage-')) },
  { title: 'Plans and payments', topics: ['expiring', 'renewal', 'receipts'] },
  { title: 'Keys and security', topics: ['key-limit', 'security'] },
  { title: 'From us', topics: ['product-news'] },
]

/** The notices that the person gets, about all accounts. Each switch is saved at once. */
export function TopicsSection() {
  const topics = useQuery(profileTopicsQuery)
  return (
    <Card
      title="Topics"
      description="Changes are saved automatically. You get at most one email an hour per account, except when lookups stop or security changes. If no one follows 90% used, All used, Expiring, Renewal, Receipts, or Key limits, the owners get them. We always email you about your own login, such as a changed password."
    >
      <Loaded query={topics} what="Your topics" rows={4}>
        {data => <TopicSwitches subscribed={data.topics} />}
      </Loaded>
    </Card>
  )
}

function TopicSwitches({ subscribed }: { subscribed: readonly Topic[] }) {
  const client = useQueryClient()
  // One at a time, so that the last press on a switch wins.
  const actions = useUndoable({ invalidates: [], scope: 'profile-topics' })

  function show(topic: Topic, isOn: boolean) {
    const { queryKey } = profileTopicsQuery
    const data = client.getQueryData(queryKey)
    const others = data?.topics.filter(each => each !== topic)
    if (data && others) saveCached(client, queryKey, { ...data, topics: isOn ? [...others, topic] : others })
  }

  function change(topic: Topic, isOn: boolean) {
    void actions.run({
      subject: topic,
      show: () => {
        show(topic, isOn)
        return () => show(topic, !isOn)
      },
      send: () => call(isOn ? subscribeProfile : unsubscribeProfile, { path: { topic } }),
      failedTitle: `“${TOPIC_LABELS[topic]}” couldn’t be turned ${isOn ? 'on' : 'off'}`,
    })
  }

  return (
    <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      <ActionErrorAlert actions={actions} className="sm:col-span-2" />
      {GROUPS.map(({ title, topics }) => (
        <fieldset key={title} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 text-xs font-medium text-faint">{title}</legend>
          {topics.map(topic => (
            <Switch
              key={topic}
              label={TOPIC_LABELS[topic]}
              hint={HINTS[topic]}
              isOn={subscribed.includes(topic)}
              onChange={isOn => change(topic, isOn)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** The time zone in which emails give times. Each choice is saved at once. */
export function TimeZoneSection() {
  const chosen = useQuery(profileTopicsQuery)
  return (
    <Card title="Time zone" description="Emails show times in this zone.">
      <Loaded query={chosen} what="Your time zone" rows={1}>
        {data => <ZoneChoice saved={data} />}
      </Loaded>
    </Card>
  )
}

function ZoneChoice({ saved: { time_zone: saved } }: { saved: ProfileTopics }) {
  const actions = useUndoable({ invalidates: [listProfileTopics], scope: 'profile-topics' })
  const here = ownZone()
  const zones = [...new Set(['UTC', here, ...(saved ? [saved] : []), ...Intl.supportedValuesOf('timeZone')])]

  const choose = (zone: string) =>
    actions.run({
      subject: zone,
      send: () => call(updateProfileTimeZone, { body: { time_zone: zone } }),
      doneText: `Emails now show times in ${zoneLabel(zone)}`,
      failedTitle: 'Couldn’t save the time zone',
    })

  return (
    <div className="flex flex-col gap-4">
      <ActionErrorAlert actions={actions} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Time zone"
          className="w-full sm:w-80"
          value={saved ?? 'UTC'}
          options={zones.toSorted().map(zone => ({ value: zone, label: zoneLabel(zone) }))}
          onChange={({ target }) => void choose(target.value)}
        />
        {here !== (saved ?? 'UTC') && (
          <Button onClick={() => void choose(here)}>Use {zoneLabel(here)}, as this browser does</Button>
        )}
      </div>
    </div>
  )
}
