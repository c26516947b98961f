import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Topic } from '#domain/notification/topics.ts'
import { listProfileTopics } from '#generated/notification/operations.ts'
import { type Action, type Actions, createActionsContext } from '#portal/kit/action/actions.tsx'
import type { Contact } from '../contacts.ts'
import {
  changing,
  changingAll,
  followAction,
  hasTopic,
  isReading,
  refreshTopicsWithoutRecipients,
} from './actions.ts'

/** Turns topics of contacts on and off, one at a time, so that the last press on a box wins. */
export const { ActionsProvider: TopicActions, useActions: useTopicActions } = createActionsContext(
  { invalidates: [listProfileTopics], scope: 'contact-topics' },
  useTopicChanges,
)

function useTopicChanges({ run, ...state }: Actions) {
  const client = useQueryClient()
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })

  // The same functions at every draw: each box of the grid has them.
  const actions = useMemo(() => {
    let waiting = 0
    let wasReading = false
    /** After the last of several, requests who follows what now. */
    const counted = (action: Action): Action => ({
      ...action,
      show: () => {
        waiting += 1
        wasReading ||= isReading(client)
        return action.show?.() ?? (() => undefined)
      },
      send: async () => {
        try {
          await action.send()
        } finally {
          waiting -= 1
          // Without a response, the warning stays as it was.
          if (waiting === 0) {
            void refreshTopicsWithoutRecipients(client, { wasReading }).catch(() => undefined)
            wasReading = false
          }
        }
      },
      undo: action.undo && (() => counted((action.undo as () => Action)())),
    })
    const start = (action: Action) => void latest.current(counted(action))
    return {
      /** Turns a topic of one contact on, or off if it is on. */
      toggle: (contact: Contact, topic: Topic) =>
        start(changing(client, { contact, topic }, !hasTopic(client, contact, topic))),
      /** Turns a topic on or off for each contact that has it otherwise. */
      setColumn: (contacts: readonly Contact[], topic: Topic, isOn: boolean) => {
        const others = contacts.filter(({ topics }) => topics.includes(topic) !== isOn)
        start(
          changingAll(
            client,
            others.map(contact => ({ contact, topic })),
            isOn,
          ),
        )
      },
      /** Turns topics on for one contact. */
      subscribe: (contact: Contact, topics: readonly Topic[]) =>
        start(
          changingAll(
            client,
            topics.map(topic => ({ contact, topic })),
            true,
          ),
        ),
      /** Turns topics on for the person at this page. */
      follow: (topics: readonly Topic[]) => void latest.current(followAction(client, topics, true)),
    }
  }, [client])
  return { ...state, ...actions }
}
