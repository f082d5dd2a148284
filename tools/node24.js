// Loaded before every script, on whatever Node the machine has: plain JavaScript, no dependency.
// Where no platform package brought Node 24 with the install, an older Node gets one clear line.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Semáforo PyME necesita Node 24 o posterior; este es ${process.version}. Instálalo desde nodejs.org y repite el comando.\n`,
  )
  process.exit(1)
}
