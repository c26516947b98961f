/** Calls a URL in a loop until the parent stops it, and reports the slowest call in milliseconds. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { watchWaits } from './waits.ts'

if (!parentPort) throw new Error('This file is the program of a worker thread')
const { url, headers } = workerData
const end = watchWaits(url, headers)
parentPort.postMessage('watching')
await once(parentPort, 'message')
parentPort.postMessage(await end())
