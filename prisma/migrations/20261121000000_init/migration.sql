-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('male', 'female');

-- CreateEnum
CREATE TYPE "HydrationLevel" AS ENUM ('less', 'normal', 'more');

-- CreateEnum
CREATE TYPE "ClumpSize" AS ENUM ('small', 'medium', 'large');

-- CreateEnum
CREATE TYPE "YesNo" AS ENUM ('yes', 'no');

-- CreateEnum
CREATE TYPE "AlertType" AS ENUM ('critical', 'warning', 'info');

-- CreateEnum
CREATE TYPE "AlertSeverity" AS ENUM ('red', 'amber', 'green');

-- CreateEnum
CREATE TYPE "MailPurpose" AS ENUM ('verify', 'reset');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "google_subject" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL DEFAULT 'Europe/Paris',
    "last_active_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_families" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "remember_me" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_families_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "hash" TEXT NOT NULL,
    "family_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "mail_tokens" (
    "hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "MailPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "animals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "species" TEXT NOT NULL,
    "breed" TEXT,
    "gender" "Gender",
    "birth_date" DATE,
    "age" SMALLINT,
    "age_as_of" DATE,
    "vet_phone" TEXT,
    "photo_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "animals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurements" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "water_ml" SMALLINT,
    "appetite" SMALLINT,
    "vomiting" SMALLINT,
    "hairball" BOOLEAN NOT NULL DEFAULT false,
    "water_intolerance" BOOLEAN NOT NULL DEFAULT false,
    "regurgitation" BOOLEAN NOT NULL DEFAULT false,
    "urination" SMALLINT,
    "straining" BOOLEAN NOT NULL DEFAULT false,
    "blood_visible" BOOLEAN NOT NULL DEFAULT false,
    "no_urination" BOOLEAN NOT NULL DEFAULT false,
    "urination_ball_size" "ClumpSize",
    "lethargy" SMALLINT,
    "note" VARCHAR(280),
    "quick_hydration_value" "HydrationLevel",
    "subcutaneous_perfusion" "YesNo",
    "weight_grams" INTEGER,
    "is_offline_generated" BOOLEAN NOT NULL DEFAULT false,
    "revision_count" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "measurements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurement_revisions" (
    "id" UUID NOT NULL,
    "measurement_id" UUID NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,
    "answers" JSONB NOT NULL,

    CONSTRAINT "measurement_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "measurement_aliases" (
    "animal_id" UUID NOT NULL,
    "alias" UUID NOT NULL,
    "measurement_id" UUID NOT NULL,

    CONSTRAINT "measurement_aliases_pkey" PRIMARY KEY ("animal_id","alias")
);

-- CreateTable
CREATE TABLE "weights" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "grams" INTEGER NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weights_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_records" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "rule" TEXT NOT NULL,
    "type" "AlertType" NOT NULL,
    "severity" "AlertSeverity" NOT NULL,
    "message" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "access_count" INTEGER NOT NULL DEFAULT 0,
    "last_accessed_at" TIMESTAMPTZ(3),

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "animal_id" UUID,
    "large" BYTEA NOT NULL,
    "small" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_overrides" (
    "user_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_overrides_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_subject_key" ON "users"("google_subject");

-- CreateIndex
CREATE INDEX "users_last_active_at_idx" ON "users"("last_active_at");

-- CreateIndex
CREATE INDEX "refresh_families_user_id_idx" ON "refresh_families"("user_id");

-- CreateIndex
CREATE INDEX "refresh_families_expires_at_idx" ON "refresh_families"("expires_at");

-- CreateIndex
CREATE INDEX "refresh_tokens_family_id_created_at_idx" ON "refresh_tokens"("family_id", "created_at");

-- CreateIndex
CREATE INDEX "mail_tokens_user_id_idx" ON "mail_tokens"("user_id");

-- CreateIndex
CREATE INDEX "mail_tokens_expires_at_idx" ON "mail_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "animals_photo_id_key" ON "animals"("photo_id");

-- CreateIndex
CREATE INDEX "animals_user_id_created_at_id_idx" ON "animals"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "measurements_animal_id_date_idx" ON "measurements"("animal_id", "date" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "measurements_animal_id_day_key" ON "measurements"("animal_id", "day");

-- CreateIndex
CREATE INDEX "measurement_revisions_measurement_id_replaced_at_idx" ON "measurement_revisions"("measurement_id", "replaced_at" DESC);

-- CreateIndex
CREATE INDEX "measurement_aliases_measurement_id_idx" ON "measurement_aliases"("measurement_id");

-- CreateIndex
CREATE INDEX "weights_animal_id_date_created_at_idx" ON "weights"("animal_id", "date" DESC, "created_at" DESC);

-- CreateIndex
CREATE INDEX "alert_records_animal_id_date_idx" ON "alert_records"("animal_id", "date" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "alert_records_animal_id_day_rule_key" ON "alert_records"("animal_id", "day", "rule");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_key" ON "share_links"("token");

-- CreateIndex
CREATE INDEX "share_links_animal_id_created_at_idx" ON "share_links"("animal_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "photos_key_key" ON "photos"("key");

-- CreateIndex
CREATE INDEX "photos_user_id_idx" ON "photos"("user_id");

-- CreateIndex
CREATE INDEX "photos_animal_id_idx" ON "photos"("animal_id");

-- AddForeignKey
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_fkey" FOREIGN KEY ("family_id") REFERENCES "refresh_families"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "animals" ADD CONSTRAINT "animals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "animals" ADD CONSTRAINT "animals_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_revisions" ADD CONSTRAINT "measurement_revisions_measurement_id_fkey" FOREIGN KEY ("measurement_id") REFERENCES "measurements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_aliases" ADD CONSTRAINT "measurement_aliases_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_aliases" ADD CONSTRAINT "measurement_aliases_measurement_id_fkey" FOREIGN KEY ("measurement_id") REFERENCES "measurements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weights" ADD CONSTRAINT "weights_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_records" ADD CONSTRAINT "alert_records_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_overrides" ADD CONSTRAINT "time_overrides_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. The same ranges as shared/ (spec 2 §5; decisions, Rules and Pages).
ALTER TABLE "users"
    ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email") AND "email" <> '');

ALTER TABLE "animals"
    ADD CONSTRAINT "animals_name_not_empty" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "animals_species_not_empty" CHECK (btrim("species") <> ''),
    ADD CONSTRAINT "animals_age_not_negative" CHECK ("age" >= 0),
    ADD CONSTRAINT "animals_one_age" CHECK ("birth_date" IS NULL OR "age" IS NULL),
    ADD CONSTRAINT "animals_age_as_of_a_day" CHECK (("age" IS NULL) = ("age_as_of" IS NULL));

ALTER TABLE "measurements"
    ADD CONSTRAINT "measurements_water_range" CHECK ("water_ml" BETWEEN 0 AND 2000),
    ADD CONSTRAINT "measurements_appetite_range" CHECK ("appetite" BETWEEN 1 AND 5),
    ADD CONSTRAINT "measurements_vomiting_range" CHECK ("vomiting" BETWEEN 0 AND 20),
    ADD CONSTRAINT "measurements_urination_range" CHECK ("urination" BETWEEN 0 AND 20),
    ADD CONSTRAINT "measurements_lethargy_range" CHECK ("lethargy" BETWEEN 1 AND 5),
    ADD CONSTRAINT "measurements_weight_range" CHECK ("weight_grams" BETWEEN 300 AND 25000),
    ADD CONSTRAINT "measurements_revisions_not_negative" CHECK ("revision_count" >= 0);

ALTER TABLE "weights"
    ADD CONSTRAINT "weights_range" CHECK ("grams" BETWEEN 300 AND 25000);

ALTER TABLE "share_links"
    ADD CONSTRAINT "share_links_count_not_negative" CHECK ("access_count" >= 0),
    ADD CONSTRAINT "share_links_expire_later" CHECK ("expires_at" > "created_at");
