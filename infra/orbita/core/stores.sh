# shellcheck shell=bash
# The two stores with data that cannot be recreated: the database and the bucket.

need_rclone() {
  command -v rclone >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends rclone >/dev/null 2>&1 ||
    { apt-get -q update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends rclone >/dev/null; }
}

# bucket ARGS…: runs rclone with the product's S3 settings, under the name `files:`. Keys are passed in the environment, so that
# the process list does not show them. rclone of Debian 12 does not start if AWS_CA_BUNDLE is set.
bucket() {
  RCLONE_CONFIG_FILES_TYPE=s3 RCLONE_CONFIG_FILES_PROVIDER=Other RCLONE_CONFIG_FILES_ENV_AUTH=true \
    RCLONE_CONFIG_FILES_ENDPOINT=$S3_ENDPOINT RCLONE_CONFIG_FILES_REGION=$S3_REGION \
    RCLONE_CONFIG_FILES_FORCE_PATH_STYLE=$S3_FORCE_PATH_STYLE env -u AWS_CA_BUNDLE rclone --config /dev/null "$@"
}
