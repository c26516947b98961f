import { listen, tell, tellHeight } from './post.js'

const challenge = location.hash.slice(1)
const question = document.getElementById('question')
const failure = document.getElementById('failure')
const buttons = document.querySelectorAll('button')

async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

function enable(isEnabled) {
  for (const button of buttons) button.disabled = !isEnabled
}

async function answer(isConfirmed) {
  enable(false)
  failure.hidden = true
  try {
    await ask('/challenges/answer', { challenge, isConfirmed })
    question.textContent = isConfirmed ? 'Confirmed.' : 'Not confirmed.'
    tell({ type: 'finished' })
  } catch {
    failure.hidden = false
    enable(true)
  }
}

for (const button of buttons) button.addEventListener('click', () => answer(button.value === 'yes'))
listen()
tellHeight()
tell({ type: 'ready' })
try {
  const { amount } = await ask('/challenges/find', { challenge })
  const price = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  question.textContent = `Do you want to pay ${price} to Gatepost?`
  enable(true)
} catch {
  question.textContent = 'There is nothing to confirm any more.'
  tell({ type: 'finished' })
}
