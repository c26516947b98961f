import { authenticate } from '#kernel/pipeline/authentication.ts'
import { checkResponse, watchDrift } from '#kernel/pipeline/conformance.ts'
import { limitByAddress } from '#kernel/pipeline/limits.ts'
import type { Step } from '#kernel/pipeline/step.ts'
import { withCallback } from '#kernel/pipeline/with-callback.ts'
import { ageLogin, emptyResponse, isEmptied, makeDrift, playScenario } from './scenarios.ts'

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
