/** What no rule of the page reaches, save the element itself, whose place is its parent's affair. */
export const css = `
:host{all:initial!important;display:block!important;color-scheme:light dark!important}
:host([scheme=light]){color-scheme:light!important}
:host([scheme=dark]){color-scheme:dark!important}
:host([hidden]){display:none!important}
iframe{position:absolute;width:100%;height:100%;border:0}
div,dialog{background:light-dark(#fbf7ef,#0f1424);color:light-dark(#1b2240,#eef1fa)}
div{position:relative;min-height:var(--least);height:var(--height);text-align:center}
p,button{font:16px/1.5 system-ui,sans-serif}
p{margin:0;padding:32px 16px 12px}
button{min-height:48px;padding:8px 24px;border:2px solid #2446c9;border-radius:99px;background:#2446c9;color:#fff;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #93a9ff;outline-offset:2px}
dialog{box-sizing:border-box;width:min(720px,100vw - 16px);max-width:none;max-height:none;padding:0;border:0;border-radius:14px;overflow:hidden;box-shadow:0 16px 48px #0006}
dialog::backdrop{background:#0f1424b3}
dialog>div{position:relative;min-height:0;height:min(var(--height,600px),100dvh - 80px)}
dialog>button{display:block;margin:4px 4px 4px auto;padding:8px 20px;border-color:#0000;background:none;color:inherit}
dialog>button:focus-visible{outline-offset:-3px}
`
