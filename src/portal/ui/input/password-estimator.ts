import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'

/** Has the lists that the server has, because both have to come to the same result. */
export const estimator = new ZxcvbnFactory({ dictionary, graphs })
