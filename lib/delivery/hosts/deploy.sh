#!/bin/sh
# Puts the version in this folder in place of the running one, without a failed request ("Deploying" in lib/delivery/README.md).
#
#   cd /srv/site/3001 && git pull && npm ci && sh lib/delivery/hosts/deploy.sh /srv/site/3000
#
# The folders are named after the ports of their servers. When a step fails, the script ends, and nginx still uses the running version.
set -eu
nginx_conf=${NGINX_CONF:-/etc/nginx/conf.d/romp-and-riddle.conf}
old=${1:?Name the folder of the running version.}
old_port=$(basename "$old")
new_port=$(basename "$(pwd -L)")

fail() {
    echo "$1 The running version was not changed." >&2
    exit 1
}
is_ready() {
    node -e "fetch('http://127.0.0.1:$new_port/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

grep -q "server 127\.0\.0\.1:$old_port;" "$nginx_conf" || fail "$nginx_conf does not use port $old_port."

# Pages that are open in browsers still need the scripts and payloads of the earlier build.
rm -rf .next
mkdir .next
cp -a "$old/.next/BUILD_ID" "$old/.next/static" "$old/.next/cache" .next/
npm run build || fail "The build failed."

systemctl start "site@$new_port" || fail "The service site@$new_port does not start."
tries=0
until is_ready; do
    tries=$((tries + 1))
    if [ "$tries" -gt 60 ]; then
        systemctl stop "site@$new_port"
        fail "The new version was not ready after a minute, and was stopped."
    fi
    sleep 1
done

# Payloads that the running version has stored since the copy.
cp -au "$old/.next/cache/flights" .next/cache/
sed -i "s/server 127\.0\.0\.1:$old_port;/server 127.0.0.1:$new_port;/" "$nginx_conf"
systemctl reload nginx

# Meanwhile the earlier processes of nginx finish their requests.
sleep 5
systemctl stop "site@$old_port"
echo "Port $new_port serves the new version. To go back, run this script in $old with the folder $(pwd -L)."
