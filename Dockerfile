# One image for the site: built in one stage, run as an unprivileged user in another.
FROM node:22-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Canonical addresses and the parts that depend on configuration are decided while building.
ARG SITE_URL
ARG GTM_ID
ARG HERO_VIDEO_URL
# Pages may talk to a hosted project only when the build knows its address; its keys come when the site starts.
ARG SUPABASE_URL
RUN SUPABASE_ANON_KEY="${SUPABASE_URL:+set-when-the-site-starts}" \
  SUPABASE_SERVICE_ROLE_KEY="${SUPABASE_URL:+set-when-the-site-starts}" \
  npm run build

FROM node:22-slim AS run
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN groupadd --system site && useradd --system --gid site --home-dir /site site \
  && mkdir /data && chown site:site /data
COPY --from=build --chown=site:site /site/.next/standalone ./
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.js"]
