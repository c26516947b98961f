import { expect, test } from 'vitest'
import { groupCode, normalizeCode } from './typed-code.ts'

test.each(['7KPF-01QX', '7kpf 01qx', ' 7kpfoiqx', '7KPF\u2013olQX\n', '7 K P F-O L Q X'])(
  'a person may type %s for 7KPF01QX',
  typed => expect(normalizeCode(typed)).toBe('7KPF01QX'),
)

test('a code is shown in groups of four', () => expect(groupCode('7KPF01QX')).toBe('7KPF-01QX'))
