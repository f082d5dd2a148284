// A partner's page without the loader: it speaks to the frame as it likes, and keeps what it hears.
window.heard = []
addEventListener('message', ({ origin, data }) => heard.push({ origin, data }))

const { site, partner } = await (await fetch('/where.json')).json()
const frame = document.getElementById('marco')
window.say = (message) => frame.contentWindow.postMessage(message, site)
frame.referrerPolicy = 'origin'
frame.src = `${site}/widget/frame?partner=${partner}&mode=inline`
