// Imported before a program: it ends with whoever started it, however that ended. The system closes the pipe.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL')).resume()
// The pipe alone keeps no program from ending.
if ('unref' in process.stdin) process.stdin.unref()
