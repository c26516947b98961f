import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import { subscribeProfile, unsubscribeProfile } from '#generated/notification/operations.ts'
import { call } from '#portal/api/call.ts'
import { FailedActAlert } from '#portal/kit/failed-act.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { useUndoable } from '#portal/kit/use-undoable.ts'
import { Card } from '#portal/ui/card.tsx'
import { Switch } from '#portal/ui/switch.tsx'
import { profileTopicsQuery } from './queries.ts'

const WORDS: Record<Topic, { label: string; hint: string }> = {
  'usage-25': { label: '25 % used', hint: "A quarter of a subscription's lookups is used up." },
  'usage-50': { label: '50 % used', hint: 'Half of them.' },
  'usage-70': { label: '70 % used', hint: 'Time to look at the next plan.' },
  'usage-90': { label: '90 % used', hint: 'The service will stop soon unless something renews it.' },
  'usage-100': { label: 'All used', hint: 'Nothing is left, and calls are refused.' },
  expiring: { label: 'Expiring', hint: 'A subscription that will not renew itself is about to end.' },
  renewal: { label: 'Renewal', hint: 'A subscription is about to renew itself, has done so, or could not.' },
  receipts: { label: 'Receipts', hint: 'An order was paid; the mail holds the receipt.' },
  'key-limit': { label: 'Key limits', hint: 'A key comes close to its own limit, or has reached it.' },
  security: { label: 'Security', hint: 'A new secret key, a new owner, single sign-on switched on or off.' },
  'product-news': { label: 'Product news', hint: 'New products, and changes of the present ones.' },
}

const GROUPS: { title: string; topics: readonly Topic[] }[] = [
  { title: 'Usage', topics: TOPICS.filter(topic => topic.startsWith('usage-')) },
  { title: 'Plans and payments', topics: ['expiring', 'renewal', 'receipts'] },
  { title: 'Keys and safety', topics: ['key-limit', 'security'] },
  { title: 'From us', topics: ['product-news'] },
]

/** The notices that the person gets, about all accounts. Each switch is saved at once. */
export function TopicsSection() {
  const topics = useQuery(profileTopicsQuery)
  return (
    <Card
      title="Topics"
      description="Each switch is saved at once. Mails about your own login, such as a changed password, are always sent."
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
  const acts = useUndoable({ refreshes: [], scope: 'profile-topics' })

  function show(topic: Topic, isOn: boolean) {
    const { queryKey } = profileTopicsQuery
    // A list that was requested before the change must not undo what the page shows.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, data => {
      const others = data?.topics.filter(each => each !== topic)
      return data && others && { ...data, topics: isOn ? [...others, topic] : others }
    })
  }

  function change(topic: Topic, isOn: boolean) {
    void acts.run({
      subject: topic,
      show: () => {
        show(topic, isOn)
        return () => show(topic, !isOn)
      },
      send: () => call(isOn ? subscribeProfile : unsubscribeProfile, { path: { topic } }),
      failedTitle: `“${WORDS[topic].label}” could not be switched ${isOn ? 'on' : 'off'}`,
    })
  }

  return (
    <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      <FailedActAlert acts={acts} className="sm:col-span-2" />
      {GROUPS.map(({ title, topics }) => (
        <fieldset key={title} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 text-xs font-medium text-faint">{title}</legend>
          {topics.map(topic => (
            <Switch
              key={topic}
              label={WORDS[topic].label}
              hint={WORDS[topic].hint}
              isOn={subscribed.includes(topic)}
              onChange={isOn => change(topic, isOn)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
