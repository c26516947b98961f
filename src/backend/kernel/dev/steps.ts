import type { FastifyInstance } from 'fastify'
import type { OnMistake } from '../contract/context.ts'
import { withCallback } from '../http/with-callback.ts'
import { authenticate } from '../pipeline/authentication.ts'
import { checkResponse, watchDrift } from '../pipeline/conformance.ts'
import { limitByAddress } from '../pipeline/limits.ts'
import type { Step } from '../pipeline/step.ts'
import { ageLogin, emptyResponse, isEmptied, makeDrift, playScenario } from './scenarios.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that broke the contract. Tests expect it to be empty. */
    contractViolations: string[]
  }
}

/** Collects mistakes for tests, and fails the call of each. */
export function failOnMistakes(app: FastifyInstance): OnMistake {
  app.decorate('contractViolations', [])
  return mistakes => {
    app.contractViolations.push(...mistakes)
    throw new Error(mistakes.join('; '))
  }
}

/** Makes a call fail, or wait, before anyone is looked for. */
const failOnDemand: Step = ({ operation, service, kernel }) => ({
  onRequest: request => playScenario(request, operation, service.scenarios, kernel.switches),
})

const ageLoginOnDemand: Step = ({ requirements: { auth } }) => {
  if (auth !== 'session' && auth !== 'bearer') return {}
  return {
    onRequest(request, _reply, done) {
      if (request.caller) request.caller = ageLogin(request, request.caller)
      done()
    },
  }
}

const driftOnDemand: Step = () => ({ onSend: withCallback(makeDrift) })

const emptyOnDemand: Step = () => ({ onSend: withCallback(emptyResponse) })

/** A response that is emptied on purpose says nothing about the contract. */
const watchUnlessEmptied: Step = ({ watch, ...endpoint }) =>
  watchDrift({
    ...endpoint,
    watch:
      watch &&
      ((operation, request, reply, payload) => {
        if (!isEmptied(request, reply)) watch(operation, request, reply, payload)
      }),
  })

const AROUND: ReadonlyMap<Step, readonly Step[]> = new Map([
  [limitByAddress, [limitByAddress, failOnDemand]],
  [authenticate, [authenticate, ageLoginOnDemand]],
  [checkResponse, [checkResponse, driftOnDemand, emptyOnDemand]],
  [watchDrift, [watchUnlessEmptied]],
])

/** The pipeline with what testers can have on demand. */
export function withScenarios(pipeline: readonly Step[]): readonly Step[] {
  return pipeline.flatMap(step => AROUND.get(step) ?? [step])
}
