import { apiTokenIn } from '../access/api-tokens/api-tokens.ts'
import { Problem } from '../http/problem.ts'
import type { Step } from './step.ts'

/** Counts a call for its address, or for the person of its access token: many may sit behind one address. */
export const limitByAddress: Step = ({ operation, requirements: { auth }, access, rateLimits }) => {
  // A provider calls from the same addresses for all of its customers, so only its tokens count.
  if (auth === 'provisioning') return {}
  return {
    onRequest:
      auth === 'bearer'
        ? async ({ headers, ip }) => {
            // Counted once it is known, for itself.
            if (apiTokenIn(headers.authorization)) return
            const claims = await access.claimsOf(headers.authorization)
            await rateLimits.countAddress(operation, ip, claims?.userId)
          }
        : ({ ip }) => rateLimits.countAddress(operation, ip),
  }
}

/** Counts a call for its person or program, from wherever they call. */
export const limitByCaller: Step = ({ operation, requirements: { auth }, service, kernel, rateLimits }) => {
  switch (auth) {
    case 'session':
    case 'bearer':
      return {
        async onRequest({ caller }) {
          if (caller) await rateLimits.countPerson(operation, caller.token?.tokenId ?? caller.userId)
        },
      }
    case 'provisioning':
      return {
        async onRequest({ client, query }) {
          const asked = query as Record<string, string>
          const cost = service.costOf?.(operation.operationId, asked, kernel)
          if (client) await rateLimits.countClient(operation, client.clientId, cost)
        },
      }
    default:
      return {}
  }
}

/** Counts a call for the name in its body, where the contract limits that. */
export const limitByUsername: Step = ({ operation, rateLimits }) => {
  if (!operation['x-rate-limit']?.by.includes('username')) return {}
  return {
    async preHandler(request) {
      const body = request.body as { username?: unknown } | undefined
      if (typeof body?.username === 'string') await rateLimits.countUsername(operation, body.username)
    },
  }
}

/** Lets only so many calls of an address fail, where the contract limits that. */
export const limitFailures: Step = ({ operation, rateLimits }) => {
  if (!operation['x-rate-limit']?.by.includes('address-failures')) return {}
  return {
    run: inner => async (request, reply, keep) => {
      const attempt = await rateLimits.beginAttempt(operation, request.ip)
      let isFailure = false
      try {
        return await inner(request, reply, keep)
      } catch (error) {
        isFailure = isGuess(error) && !request.hasProven
        throw error
      } finally {
        await attempt.end(isFailure)
      }
    },
  }
}

/** Whether a call was rejected for what it said. A person who has to wait, and a fault of ours, are no guesses. */
function isGuess(error: unknown): boolean {
  return error instanceof Problem && error.status < 500 && error.status !== 429
}
