import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CLAIM_LIFETIME, respondOnce } from '#kernel/contract/idempotency.ts'
import { idempotentResponses } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { sharedBackend } from '../../../support/backend.ts'

const backend = await sharedBackend()
const { db } = backend

const rowsOf = (key: string) => db.select().from(idempotentResponses).where(eq(idempotentResponses.key, key))

describe('when the database is gone, a call fails, and its key is free once the database is back', () => {
  const lost = () => Promise.reject(new Error('the database is gone'))
  const operation = { operationId: 'createOrder', 'x-idempotent': 60, responses: {} }
  const requestWith = (key: string) =>
    ({ caller: { userId: 'u', accountId: 1 }, headers: { 'idempotency-key': key }, body: {} }) as never

  /** Lets the next statements that free keys fail. */
  function failToFree(times: number): void {
    const deletes = vi.spyOn(backend.kernel.queries, 'delete')
    for (let time = 0; time < times; time++) deletes.mockImplementationOnce(() => ({ where: lost }) as never)
    onTestFinished(() => deletes.mockRestore())
  }
  async function expectFree(key: string): Promise<void> {
    await expect.poll(() => rowsOf(key), { timeout: scaledTimeout(10_000) }).toEqual([])
    const again = respondOnce(backend.kernel, requestWith(key), operation, async () => ({ status: 201 }))
    expect(await again).toEqual({ status: 201 })
  }

  test('while it does its work', async () => {
    const key = 'lost while it works'
    const failing = respondOnce(backend.kernel, requestWith(key), operation, () => {
      failToFree(2)
      return lost()
    })
    await expect(failing).rejects.toThrow('the database is gone')
    expect(await rowsOf(key)).toHaveLength(1)
    await expectFree(key)
  })

  test('after its key was claimed, before the response', async () => {
    const key = 'lost while it is claimed'
    const { queries } = backend.kernel
    const insert = queries.insert.bind(queries)
    const inserts = vi.spyOn(queries, 'insert').mockImplementationOnce(
      table =>
        ({
          values: (row: never) => ({
            onConflictDoNothing: () => ({ returning: () => insert(table).values(row).then(lost) }),
          }),
        }) as never,
    )
    onTestFinished(() => inserts.mockRestore())
    const act = vi.fn(async () => ({ status: 201 }))
    await expect(respondOnce(backend.kernel, requestWith(key), operation, act)).rejects.toThrow(
      'the database is gone',
    )
    expect(act).not.toHaveBeenCalled()
    await expectFree(key)
  })

  test('but not once it is free by itself', async () => {
    const fail = (key: string) => {
      const failing = respondOnce(backend.kernel, requestWith(key), operation, () => {
        failToFree(1)
        return lost()
      })
      return expect(failing).rejects.toThrow('the database is gone')
    }
    await fail('lost long ago')
    const real = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => real() + CLAIM_LIFETIME)
    onTestFinished(() => void vi.mocked(performance.now).mockRestore())
    await fail('lost just now')
    await expectFree('lost just now')
    expect(await rowsOf('lost long ago')).toHaveLength(1)
  })

  test('but not if its work was stored', async () => {
    const key = 'lost after it was stored'
    const stored = { status: 201, body: { order_id: 1 } }
    const failing = respondOnce(backend.kernel, requestWith(key), operation, async keep => {
      await keep(db, stored)
      failToFree(1)
      return lost()
    })
    await expect(failing).rejects.toThrow('the database is gone')
    const act = vi.fn(async () => ({ status: 201 }))
    expect(await respondOnce(backend.kernel, requestWith(key), operation, act)).toEqual(stored)
    expect(act).not.toHaveBeenCalled()
  })
})
