const button = document.querySelector('#copy')

button?.addEventListener('click', async () => {
  const label = button.textContent
  try {
    await navigator.clipboard.writeText(document.querySelector('#report').textContent)
    button.textContent = 'Copied'
  } catch {
    // The browser refused, or the page is not on https.
    button.textContent = 'Couldn’t copy'
  }
  setTimeout(() => {
    button.textContent = label
  }, 2_000)
})
