import { createFindings } from '#domain/contract/drift/findings.ts'
import { compareResponse, type DeclaredOperation, type Drift } from '#domain/contract/drift/response-drift.ts'
import type { AnyOperation } from '../types.ts'

/** What the responses to this page, and to its workers, showed since it was opened. */
export const findings = createFindings()

interface Contract {
  paths: Record<string, Record<string, DeclaredOperation>>
}

const contracts = import.meta.glob<Contract>('/generated/*/openapi.json', { import: 'default' })

interface WorkerNote {
  service: string
  operation: string
  drifts: Drift[]
}

const CHANNEL = 'drift-recorder'
const isWorker = 'WorkerGlobalScope' in globalThis
if ('document' in globalThis)
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<WorkerNote>) =>
    void findings.add(data.service, data.operation, data.drifts)

/** Compares a copy of a response with the contract once the browser is idle. `time` is in milliseconds. */
export async function record(operation: AnyOperation, copy: Response, time: number): Promise<void> {
  const { service, id, path, method } = operation
  try {
    const text = await copy.text()
    const contract = await contracts[`/generated/${service}/openapi.json`]?.()
    const declared = contract?.paths[path]?.[method.toLowerCase()]
    if (!contract || !declared) return
    await idle()
    const drifts = compareResponse(contract, declared, {
      status: copy.status,
      type: copy.headers.get('content-type') ?? undefined,
      headers: [...copy.headers.keys()],
      body: text === '' ? undefined : { text },
      time,
    })
    if (!drifts.length) return
    if (isWorker) note({ service, operation: id, drifts })
    else findings.add(service, id, drifts)
  } catch (error) {
    // The page left before the response was here.
    if (!(error instanceof DOMException)) console.warn('A response could not be compared.', error)
  }
}

/** A worker has no panel: the page shows what it found. */
function note(message: WorkerNote): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
}
