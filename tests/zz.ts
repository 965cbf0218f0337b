import { startStaticNginx } from '#tests/servers/nginx';
for (const out of process.argv.slice(2)) console.log(out, (await startStaticNginx(out)).origin);
setTimeout(() => process.exit(), 1_500_000);
