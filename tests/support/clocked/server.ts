/**
 * A server as a process of its own, whose clock goes by messages of the process that has forked it: `{ time }` sets it,
 * and is sent back once it is set. The first message says where the server listens. It does the background work of the
 * service that its one argument names, if there is one.
 */
import type { AddressInfo } from 'node:net'
import { buildServer } from '#backend/build-server.ts'
import { readConfig, services } from '#backend/services.ts'
import { manualClock } from '#kernel/clock.ts'
import { startWorkers, workersOf } from '#kernel/jobs/worker.ts'
import { databaseOptions, openDatabase } from '#kernel/storage/database.ts'

export interface ClockMessage {
  /** Milliseconds since 1970. */
  time: number
}

const config = readConfig(process.env)
const clock = manualClock()
const database = await openDatabase(databaseOptions(config))
const { app, kernel } = await buildServer({ config, database, clock, services })
const own = services.filter(({ name }) => name === process.argv[2])
startWorkers(kernel, workersOf(kernel, own))
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('message', ({ time }: ClockMessage) => {
  clock.set(new Date(time))
  process.send?.({ time } satisfies ClockMessage)
})
process.once('disconnect', () => process.exit(0))
process.send?.({ port: (app.server.address() as AddressInfo).port })
