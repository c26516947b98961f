import { origins } from '#portal/api/address.ts'
import { createListWork, type Order, type Report } from './list-work.ts'

Object.assign(origins, JSON.parse(self.name))

const send = (report: Report) => postMessage(report)
const work = createListWork(status => send({ status }))

addEventListener('message', async ({ data: { id, work: name, argument } }: MessageEvent<Order>) => {
  try {
    send({ id, value: await work[name](argument as never) })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    send({ id, error: { name, message } })
  }
})
