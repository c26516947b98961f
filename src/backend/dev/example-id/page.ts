import { escapeHtml } from '#kernel/http/escape-html.ts'

/** The only page of Example ID: enter an identity, or cancel. */
export function signInPage({ path, loginHint }: { path: string; loginHint: string }): string {
  return document(
    path,
    'Log in',
    `<p>This provider is for testing. It accepts any name you enter.</p>
<form method="post">
<label>Email <input name="email" type="email" required autofocus maxlength="254" autocomplete="off" value="${escapeHtml(loginHint)}"></label>
<label>Name <input name="name" maxlength="100" autocomplete="off"></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked> The address is confirmed</label>
<button name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate class="quiet">Cancel</button>
</form>`,
  )
}

/** Shown when the provider cannot continue, such as after a restart. */
export function failurePage(path: string, message: string): string {
  return document(
    path,
    'This did not work',
    `<p>${escapeHtml(message)}</p><p><a href="/login">Start again</a></p>`,
  )
}

function document(path: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title} · Example ID</title><link rel="stylesheet" href="${path}/style.css"></head>
<body><main><p class="brand">Example ID</p><h1>${title}</h1>${body}</main></body></html>`
}

export const stylesheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100dvh; place-items: center; }
main { box-sizing: border-box; width: min(100%, 24rem); padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
.brand { margin: 0; font-weight: 600; color: light-dark(#5b3fa6, #c3b1f5); }
form, label { display: grid; gap: .375rem; }
form { gap: 1rem; margin-top: 1.5rem; }
label { font-weight: 500; }
.check { grid-template-columns: auto 1fr; align-items: center; font-weight: 400; }
input:not([type='checkbox']), button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem;
  font: inherit; border: 1px solid light-dark(#8a8a94, #85858f); border-radius: .5rem; }
button { border-color: transparent; font-weight: 600; color: #fff; background: #5b3fa6; cursor: pointer; }
button.quiet { color: inherit; background: none; border-color: light-dark(#8a8a94, #85858f); }
`
